CREATE FUNCTION payment_ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is never changed: enter a movement that takes the other back.';
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_ledger_stays BEFORE UPDATE OR DELETE ON "payment_ledger"
  FOR EACH ROW EXECUTE FUNCTION payment_ledger_stays();
