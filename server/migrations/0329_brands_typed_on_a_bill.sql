-- A brand that is not in stock was not recognised: Alprax 0.5 is alprazolam. The server reads the text of a
-- line by its lists of brands and schedules, and notes here what it means. NULL: none of schedule H1 or X.
ALTER TABLE bill_items
  ADD typed_schedule text,
  -- false: further words may name another thing. Such a line is only marked.
  ADD typed_schedule_sure boolean,
  -- NOT VALID: both columns are new, and a scan would lock the bills meanwhile.
  ADD CONSTRAINT bill_items_typed_schedule_check CHECK (typed_schedule IN ('H1', 'X')) NOT VALID,
  ADD CONSTRAINT bill_items_typed_schedule_whole
    CHECK ((typed_schedule IS NULL) = (typed_schedule_sure IS NULL)) NOT VALID;

-- Whether a drug of the clinic has this name and another schedule: the clinic has decided.
CREATE FUNCTION is_other_drug(clinic uuid, typed text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM drugs
    WHERE clinic_id = clinic AND schedule NOT IN ('H1', 'X') AND deleted_at IS NULL
      AND drug_name_key(typed) IN (drug_name_key(name), drug_name_key(generic_name),
        drug_name_key(concat(generic_name, strength))))
$$;

CREATE OR REPLACE FUNCTION refuse_held_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_of_order boolean;
  holds boolean;
BEGIN
  SELECT pharmacy_order_id IS NOT NULL INTO is_of_order
    FROM bills WHERE clinic_id = NEW.clinic_id AND id = NEW.bill_id;
  -- A line of the order itself is in its register.
  IF is_of_order AND NEW.drug_id IS NOT NULL THEN RETURN NULL; END IF;
  -- A test may have the name of a drug, and another drug of the clinic that of a scheduled one.
  IF NOT EXISTS (SELECT FROM drugs WHERE clinic_id = NEW.clinic_id AND id = NEW.drug_id
      AND schedule IN ('H1', 'X'))
    AND (NOT (is_held_drug(NEW.clinic_id, NEW.name)
        OR (coalesce(NEW.typed_schedule_sure, false)
          AND NOT is_other_drug(NEW.clinic_id, NEW.name)))
      OR EXISTS (SELECT FROM drugs WHERE clinic_id = NEW.clinic_id AND id = NEW.drug_id
        AND drug_name_key(name) = drug_name_key(NEW.name))
      OR EXISTS (SELECT FROM lab_tests WHERE clinic_id = NEW.clinic_id AND id = NEW.lab_test_id
        AND lower(btrim(name)) = lower(btrim(NEW.name)))) THEN
    RETURN NULL;
  END IF;
  SELECT holds_scheduled_sales INTO holds FROM clinics WHERE id = NEW.clinic_id FOR SHARE;
  IF holds THEN
    RAISE EXCEPTION 'schedule H1 and X are sold by an order'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'drug_sales_held';
  END IF;
  RETURN NULL;
END $$;
