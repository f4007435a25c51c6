-- A bill line typed without its drug was not recognised as schedule H1 or X. Its text is compared with
-- the names of these drugs: without case, spaces, punctuation and a form before the name.
CREATE FUNCTION drug_name_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(lower(typed),
    '^\s*(tablets?|tabs?|capsules?|caps?|injections?|inj|syrup|syp|syr|drops?|suspension|susp)\M[.\s]*', ''),
    '[^[:alnum:]]+', '', 'g')
$$;
CREATE INDEX drugs_held_by_schedule ON drugs (clinic_id)
  WHERE schedule IN ('H1', 'X') AND deleted_at IS NULL;

CREATE FUNCTION is_held_drug(clinic uuid, typed text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM drugs
    WHERE clinic_id = clinic AND schedule IN ('H1', 'X') AND deleted_at IS NULL
      AND drug_name_key(typed) <> ''
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
    AND (NOT is_held_drug(NEW.clinic_id, NEW.name)
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
DROP TRIGGER bill_items_held ON bill_items;
CREATE TRIGGER bill_items_held AFTER INSERT ON bill_items
  FOR EACH ROW WHEN (NEW.type <> 'admission') EXECUTE FUNCTION refuse_held_item();
