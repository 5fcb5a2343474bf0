-- What operators did stays as it was written.
CREATE FUNCTION refuse_change_of_operator_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log can not be changed: % of operator_acts is refused.', TG_OP;
END;
$$;--> statement-breakpoint
CREATE TRIGGER operator_acts_stay BEFORE UPDATE OR DELETE ON "operator_acts"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_operator_acts();--> statement-breakpoint
CREATE TRIGGER operator_acts_are_not_emptied BEFORE TRUNCATE ON "operator_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_operator_acts();
