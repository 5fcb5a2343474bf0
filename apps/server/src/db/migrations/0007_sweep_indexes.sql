CREATE INDEX "address_codes_expiry" ON "address_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "social_states_expiry" ON "social_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "visitors_seen" ON "visitors" USING btree ("seen_at");