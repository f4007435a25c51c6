-- What a clinic earned and sold is asked for months and years. The sums of closed days are kept (decision 213):
-- a range adds kept days and computes the others. A kept day is exact in every snapshot that sees it:
--
-- * A day is summed by one statement, six hours after its end. A write of something older than an hour marks
--   its day as changed; what is newer needs no mark, as no transaction takes five hours.
-- * The statement that sums a day drops the marks that its snapshot sees. A write that it does not see leaves its
--   own mark, in the same transaction, and a marked day is computed again.
CREATE TABLE summed_days (
  clinic_id uuid NOT NULL REFERENCES clinics,
  figure text NOT NULL CHECK (figure IN ('moves', 'sales', 'tests', 'doctors')),
  day date NOT NULL,
  -- In which the day was one.
  time_zone text NOT NULL,
  -- Which of `day_sums` are this day's: none, if nothing happened.
  summing uuid NOT NULL,
  -- Of the query that made the sums.
  version integer NOT NULL,
  -- A clock that ran ahead sums days that are not over.
  summed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (clinic_id, figure, day)
);
CALL protect_clinic_table('summed_days');
REVOKE INSERT, UPDATE, DELETE ON summed_days FROM openopd_app;

CREATE TABLE day_sums (
  clinic_id uuid NOT NULL REFERENCES clinics,
  figure text NOT NULL,
  day date NOT NULL,
  summing uuid NOT NULL,
  -- A drug, a laboratory test or a doctor; zeros for bills without a doctor.
  of_id uuid NOT NULL,
  -- The reason of a movement, else empty.
  kind text NOT NULL,
  -- Paise or pieces, as the figure has them.
  one bigint NOT NULL,
  two bigint NOT NULL DEFAULT 0,
  three bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (clinic_id, figure, day, summing, of_id, kind) INCLUDE (one, two, three)
);
CALL protect_clinic_table('day_sums', 'INSERT, DELETE');
REVOKE INSERT, DELETE ON day_sums FROM openopd_app;

-- Days with a change that their sums may lack.
CREATE TABLE changed_days (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  figure text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (clinic_id, figure, day, id)
);
CALL protect_clinic_table('changed_days', 'INSERT, DELETE');
REVOKE INSERT, DELETE ON changed_days FROM openopd_app;

-- A row of its own for each change: writers do not wait for one another.
CREATE FUNCTION mark_changed_days(clinic uuid, figures text[], moments timestamptz[]) RETURNS void
  LANGUAGE sql AS $$
  INSERT INTO changed_days (clinic_id, figure, day)
  SELECT DISTINCT clinic, figure, (moment AT TIME ZONE c.time_zone)::date
  FROM clinics c, unnest(figures) figure, unnest(moments) moment
  WHERE c.id = clinic AND moment < now() - interval '1 hour'
$$;

-- The old moments at which pieces of an order were sold or came back.
CREATE FUNCTION old_sales(clinic uuid, of_order uuid) RETURNS timestamptz[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(m.at) FROM pharmacy_order_lines l
  JOIN stock_movements m ON m.clinic_id = l.clinic_id AND m.order_line_id = l.id
  WHERE l.clinic_id = clinic AND l.order_id = of_order AND m.at < now() - interval '1 hour'
$$;

-- The old moments at which a bill was paid.
CREATE FUNCTION old_payments(clinic uuid, of_bill uuid) RETURNS timestamptz[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(p.paid_at) FROM bill_payments p
  WHERE p.clinic_id = clinic AND p.bill_id = of_bill AND p.paid_at < now() - interval '1 hour'
$$;

CREATE FUNCTION payments_change_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE paid_at < now() - interval '1 hour') THEN
    PERFORM mark_changed_days(clinic_id, '{doctors}', array_agg(paid_at)) FROM added GROUP BY clinic_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_payments_change_days AFTER INSERT ON bill_payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION payments_change_days();

CREATE FUNCTION movements_change_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE at < now() - interval '1 hour') THEN
    PERFORM mark_changed_days(clinic_id, '{moves,sales}', array_agg(at)) FROM added GROUP BY clinic_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_movements_change_days AFTER INSERT ON stock_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION movements_change_days();

CREATE FUNCTION bill_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(NEW.clinic_id, '{tests}', ARRAY[NEW.created_at])
    WHERE NEW.created_at < now() - interval '1 hour';
  IF NEW.pharmacy_order_id IS NOT NULL THEN
    PERFORM mark_changed_days(NEW.clinic_id, '{sales}', old_sales(NEW.clinic_id, NEW.pharmacy_order_id));
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.pharmacy_order_id IS DISTINCT FROM NEW.pharmacy_order_id THEN
    PERFORM mark_changed_days(NEW.clinic_id, '{sales}', old_sales(NEW.clinic_id, OLD.pharmacy_order_id));
  END IF;
  IF TG_OP = 'UPDATE' AND (OLD.visit_id, OLD.pharmacy_order_id, OLD.lab_order_id)
      IS DISTINCT FROM (NEW.visit_id, NEW.pharmacy_order_id, NEW.lab_order_id) THEN
    PERFORM mark_changed_days(NEW.clinic_id, '{doctors}', old_payments(NEW.clinic_id, NEW.id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bills_change_days AFTER INSERT ON bills FOR EACH ROW EXECUTE FUNCTION bill_changes_days();
CREATE TRIGGER bills_change_days_again AFTER UPDATE ON bills FOR EACH ROW
  WHEN ((OLD.status, OLD.discount_basis_points, OLD.visit_id, OLD.pharmacy_order_id, OLD.lab_order_id)
    IS DISTINCT FROM (NEW.status, NEW.discount_basis_points, NEW.visit_id, NEW.pharmacy_order_id, NEW.lab_order_id))
  EXECUTE FUNCTION bill_changes_days();

CREATE FUNCTION items_change_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(b.clinic_id, '{tests}', array_agg(b.created_at))
    FROM (SELECT DISTINCT clinic_id, bill_id FROM added) a
    JOIN bills b ON b.clinic_id = a.clinic_id AND b.id = a.bill_id
    WHERE b.created_at < now() - interval '1 hour' GROUP BY b.clinic_id;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_items_change_days AFTER INSERT ON bill_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION items_change_days();

CREATE FUNCTION line_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(NEW.clinic_id, '{sales}', old_sales(NEW.clinic_id, NEW.order_id));
  RETURN NULL;
END $$;
CREATE TRIGGER pharmacy_order_lines_change_days AFTER UPDATE OF price_paise, order_id ON pharmacy_order_lines
  FOR EACH ROW WHEN ((OLD.price_paise, OLD.order_id) IS DISTINCT FROM (NEW.price_paise, NEW.order_id))
  EXECUTE FUNCTION line_changes_days();

CREATE FUNCTION batch_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(NEW.clinic_id, '{sales}', array_agg(at)) FROM stock_movements
    WHERE clinic_id = NEW.clinic_id AND batch_id = NEW.id AND kind IN ('sale', 'return')
      AND at < now() - interval '1 hour';
  RETURN NULL;
END $$;
CREATE TRIGGER drug_batches_change_days AFTER UPDATE OF buying_price_paise ON drug_batches
  FOR EACH ROW WHEN (OLD.buying_price_paise IS DISTINCT FROM NEW.buying_price_paise)
  EXECUTE FUNCTION batch_changes_days();

-- Another doctor of a visit, or another visit of an order: the payments of its bills are theirs then. Bills are
-- looked for by the patient, as their indexes by visit have no cancelled ones.
CREATE FUNCTION visit_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(b.clinic_id, '{doctors}', old_payments(b.clinic_id, b.id)) FROM bills b
    WHERE b.clinic_id = NEW.clinic_id AND b.patient_id = NEW.patient_id
      AND (b.visit_id IS NOT NULL OR b.pharmacy_order_id IS NOT NULL OR b.lab_order_id IS NOT NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER visits_change_days AFTER UPDATE OF doctor_id ON visits FOR EACH ROW
  WHEN (OLD.doctor_id IS DISTINCT FROM NEW.doctor_id) EXECUTE FUNCTION visit_changes_days();
CREATE TRIGGER pharmacy_orders_change_days AFTER UPDATE OF visit_id ON pharmacy_orders FOR EACH ROW
  WHEN (OLD.visit_id IS DISTINCT FROM NEW.visit_id) EXECUTE FUNCTION visit_changes_days();
CREATE TRIGGER lab_orders_change_days AFTER UPDATE OF visit_id ON lab_orders FOR EACH ROW
  WHEN (OLD.visit_id IS DISTINCT FROM NEW.visit_id) EXECUTE FUNCTION visit_changes_days();

CREATE FUNCTION stay_changes_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM mark_changed_days(NEW.clinic_id, '{doctors}', old_payments(NEW.clinic_id, NEW.bill_id));
  IF TG_OP = 'UPDATE' AND OLD.bill_id <> NEW.bill_id THEN
    PERFORM mark_changed_days(NEW.clinic_id, '{doctors}', old_payments(NEW.clinic_id, OLD.bill_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER admissions_change_days AFTER INSERT OR UPDATE OF doctor_id, bill_id ON admissions
  FOR EACH ROW EXECUTE FUNCTION stay_changes_days();

DO $$
DECLARE
  made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['payments_change_days', 'movements_change_days', 'bill_changes_days',
      'items_change_days', 'line_changes_days', 'batch_changes_days', 'visit_changes_days', 'stay_changes_days'] LOOP
    EXECUTE format('ALTER FUNCTION %I() OWNER TO openopd_system', made);
  END LOOP;
END $$;
ALTER FUNCTION mark_changed_days(uuid, text[], timestamptz[]) OWNER TO openopd_system;
ALTER FUNCTION old_sales(uuid, uuid) OWNER TO openopd_system;
ALTER FUNCTION old_payments(uuid, uuid) OWNER TO openopd_system;
REVOKE ALL ON FUNCTION mark_changed_days(uuid, text[], timestamptz[]), old_sales(uuid, uuid),
  old_payments(uuid, uuid) FROM PUBLIC;
