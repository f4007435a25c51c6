-- Four more figures of closed days (0353, decision 213): what was billed, money received by mode, cash from
-- patients, and the number of events in the case register.
ALTER TABLE summed_days DROP CONSTRAINT summed_days_figure_check;
ALTER TABLE summed_days ADD CONSTRAINT summed_days_figure_check CHECK (figure IN
  ('moves', 'sales', 'tests', 'doctors', 'billed', 'modes', 'cash', 'events'));

CREATE OR REPLACE FUNCTION payments_change_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE paid_at < now() - interval '1 hour') THEN
    PERFORM mark_changed_days(clinic_id, '{doctors,modes,cash,events}', array_agg(paid_at))
      FROM added GROUP BY clinic_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION subscriptions_change_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE paid_at < now() - interval '1 hour') THEN
    PERFORM mark_changed_days(clinic_id, '{cash,events}', array_agg(paid_at)) FROM added GROUP BY clinic_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscription_payments_change_days AFTER INSERT ON subscription_payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_change_days();
CREATE TRIGGER subscription_refunds_change_days AFTER INSERT ON subscription_refunds
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_change_days();

-- An event of the register is a bill that was not paid on its day: its later fate does not change their number.
CREATE FUNCTION billed_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(NEW.clinic_id,
    CASE TG_OP WHEN 'INSERT' THEN '{billed,events}'::text[] ELSE '{billed}'::text[] END, ARRAY[NEW.created_at]);
  RETURN NULL;
END $$;
CREATE TRIGGER bills_change_billed AFTER INSERT ON bills FOR EACH ROW
  WHEN (NEW.created_at < now() - interval '1 hour') EXECUTE FUNCTION billed_changes_days();
CREATE TRIGGER bills_change_billed_again AFTER UPDATE ON bills FOR EACH ROW
  WHEN (NEW.created_at < now() - interval '1 hour'
    AND (OLD.status, OLD.type, OLD.due_paise, OLD.paid_paise)
      IS DISTINCT FROM (NEW.status, NEW.type, NEW.due_paise, NEW.paid_paise))
  EXECUTE FUNCTION billed_changes_days();

-- Money of stays is not counted by mode: a bill that becomes one of a stay, or is one no longer.
CREATE OR REPLACE FUNCTION stay_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(NEW.clinic_id, '{doctors,modes}', old_payments(NEW.clinic_id, NEW.bill_id));
  IF TG_OP = 'UPDATE' AND OLD.bill_id <> NEW.bill_id THEN
    PERFORM mark_changed_days(NEW.clinic_id, '{doctors,modes}', old_payments(NEW.clinic_id, OLD.bill_id));
  END IF;
  RETURN NULL;
END $$;

ALTER FUNCTION subscriptions_change_days() OWNER TO openopd_system;
ALTER FUNCTION billed_changes_days() OWNER TO openopd_system;
