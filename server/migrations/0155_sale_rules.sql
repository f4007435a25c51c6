-- A retail sale by the Drugs Rules, and its record, which later changes of a drug do not reach.
ALTER TABLE clinics
  ADD pharmacist_name text CHECK (btrim(pharmacist_name) <> '' AND length(pharmacist_name) <= 120),
  ADD pharmacist_registration text
    CHECK (btrim(pharmacist_registration) <> '' AND length(pharmacist_registration) <= 60),
  -- On: schedule H1 and X are not sold without prescriber and patient.
  ADD holds_scheduled_sales boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT clinics_hold_sales_with_a_licence
    CHECK (NOT holds_scheduled_sales OR pharmacy_licences IS NOT NULL);
GRANT UPDATE (pharmacist_name, pharmacist_registration, holds_scheduled_sales)
  ON clinics TO openopd_app;

-- The prescriber named on a paper from elsewhere. NULL: the doctor of the visit, or who wrote the order.
ALTER TABLE pharmacy_orders
  ADD prescriber_name text CHECK (btrim(prescriber_name) <> '' AND length(prescriber_name) <= 120),
  ADD prescriber_registration text
    CHECK (btrim(prescriber_registration) <> '' AND length(prescriber_registration) <= 60),
  ADD prescriber_address text
    CHECK (btrim(prescriber_address) <> '' AND length(prescriber_address) <= 300),
  ADD CONSTRAINT pharmacy_orders_prescriber_has_a_name CHECK (prescriber_name IS NOT NULL
    OR (prescriber_registration IS NULL AND prescriber_address IS NULL));

-- NULL: the rate is not known from this day on.
ALTER TABLE drug_gst_rates ALTER basis_points DROP NOT NULL;

-- The prescriber of an order; no row where none is known. A doctor of the clinic has its address.
CREATE FUNCTION prescriber_of(clinic uuid, of_order uuid)
  RETURNS TABLE (name text, registration text, address text) LANGUAGE sql STABLE AS $$
  SELECT coalesce(o.prescriber_name, doctor.name),
    CASE WHEN o.prescriber_name IS NULL THEN doctor.registration ELSE o.prescriber_registration END,
    CASE WHEN o.prescriber_name IS NULL
      THEN concat_ws(', ', coalesce(c.letterhead_name, c.name), c.letterhead_address)
      ELSE o.prescriber_address END
  FROM pharmacy_orders AS o
  JOIN clinics AS c ON c.id = o.clinic_id
  LEFT JOIN visits AS v ON v.clinic_id = o.clinic_id AND v.id = o.visit_id
  LEFT JOIN users AS doctor ON doctor.clinic_id = o.clinic_id AND doctor.role = 'doctor'
    AND doctor.id = coalesce(v.doctor_id, o.created_by)
  WHERE o.clinic_id = clinic AND o.id = of_order
    AND coalesce(o.prescriber_name, doctor.name) IS NOT NULL
$$;

-- A clinic without GSTIN charges its own rate, which is then 0.
CREATE FUNCTION gst_rate_of(clinic uuid, drug uuid, day date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE WHEN c.gstin IS NOT NULL THEN (
      SELECT r.basis_points FROM drug_gst_rates AS r
      WHERE r.clinic_id = clinic AND r.drug_id = drug AND r.from_day <= day
      ORDER BY r.from_day DESC LIMIT 1) END,
    c.pharmacy_tax_basis_points)
  FROM clinics AS c WHERE c.id = clinic
$$;

-- One row an order whose stock was taken. The id is the order's.
CREATE TABLE drug_sales (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- Runs without gaps: the serial number of the entry (Drugs Rules, 1945, rule 65(3)).
  serial integer NOT NULL CHECK (serial > 0),
  sold_at timestamptz NOT NULL,
  prescriber_name text,
  prescriber_registration text,
  prescriber_address text,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, serial),
  FOREIGN KEY (clinic_id, id) REFERENCES pharmacy_orders (clinic_id, id)
);
CREATE INDEX drug_sales_by_time ON drug_sales (clinic_id, sold_at);
CALL protect_clinic_table('drug_sales', 'INSERT');

-- One row a sold batch, as it was at the sale. The id is the movement's. NULL: not known at the sale.
CREATE TABLE drug_sale_batches (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  sale_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  manufacturer text,
  schedule text CHECK (schedule IN ('none', 'G', 'H', 'H1', 'X', 'NDPS')),
  hsn text,
  tax_basis_points integer NOT NULL CHECK (tax_basis_points BETWEEN 0 AND 10000),
  mrp_paise bigint,
  batch_no text,
  expiry_date date,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, order_line_id, batch_id),
  FOREIGN KEY (clinic_id, id) REFERENCES stock_movements (clinic_id, id),
  FOREIGN KEY (clinic_id, sale_id) REFERENCES drug_sales (clinic_id, id),
  FOREIGN KEY (clinic_id, order_line_id) REFERENCES pharmacy_order_lines (clinic_id, id),
  FOREIGN KEY (clinic_id, batch_id) REFERENCES drug_batches (clinic_id, id)
);
CREATE INDEX drug_sale_batches_of_a_sale ON drug_sale_batches (clinic_id, sale_id);
CALL protect_clinic_table('drug_sale_batches', 'INSERT');

-- The price printed on the pack where it differs from the price.
CREATE FUNCTION sold_facts(movement uuid, clinic uuid)
  RETURNS TABLE (id uuid, order_line_id uuid, batch_id uuid, manufacturer text, schedule text, hsn text,
    tax_basis_points integer, mrp_paise bigint, batch_no text, expiry_date date)
  LANGUAGE sql STABLE AS $$
  SELECT m.id, m.order_line_id, m.batch_id, d.manufacturer, d.schedule, d.hsn,
    gst_rate_of(m.clinic_id, m.drug_id, (m.at AT TIME ZONE c.time_zone)::date),
    d.mrp_paise, b.batch_no, b.expiry_date
  FROM stock_movements AS m
  JOIN clinics AS c ON c.id = m.clinic_id
  JOIN drugs AS d ON d.clinic_id = m.clinic_id AND d.id = m.drug_id
  JOIN drug_batches AS b ON b.clinic_id = m.clinic_id AND b.id = m.batch_id
  WHERE m.clinic_id = clinic AND m.id = movement
$$;

-- Sales before this migration, as far as they are known today.
INSERT INTO drug_sales
  SELECT o.clinic_id, o.id, row_number() OVER (PARTITION BY o.clinic_id ORDER BY sold.at, o.id),
    sold.at, p.name, p.registration, p.address
  FROM (SELECT l.clinic_id, l.order_id, min(m.at) AS at FROM stock_movements AS m
    JOIN pharmacy_order_lines AS l ON l.clinic_id = m.clinic_id AND l.id = m.order_line_id
    WHERE m.kind = 'sale' GROUP BY 1, 2) AS sold
  JOIN pharmacy_orders AS o ON o.clinic_id = sold.clinic_id AND o.id = sold.order_id
  LEFT JOIN LATERAL prescriber_of(o.clinic_id, o.id) AS p ON true;
INSERT INTO counters (clinic_id, name, value)
  SELECT clinic_id, 'drug sale', max(serial) FROM drug_sales GROUP BY 1;
INSERT INTO drug_sale_batches
  SELECT m.clinic_id, m.id, l.order_id, m.order_line_id, m.batch_id, f.manufacturer, f.schedule, f.hsn,
    f.tax_basis_points, f.mrp_paise, f.batch_no, f.expiry_date
  FROM stock_movements AS m
  JOIN pharmacy_order_lines AS l ON l.clinic_id = m.clinic_id AND l.id = m.order_line_id
  JOIN LATERAL sold_facts(m.id, m.clinic_id) AS f ON true
  WHERE m.kind = 'sale';

-- Every sale is recorded, whichever way its stock was taken, and held where the clinic asks for it.
CREATE FUNCTION record_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sale record;
  next_serial integer;
BEGIN
  FOR sale IN
    SELECT m.clinic_id, l.order_id, min(m.at) AS at FROM added AS m
    JOIN pharmacy_order_lines AS l ON l.clinic_id = m.clinic_id AND l.id = m.order_line_id
    WHERE m.kind = 'sale' GROUP BY 1, 2 ORDER BY 1, 3, 2
  LOOP
    IF NOT EXISTS (SELECT FROM drug_sales WHERE clinic_id = sale.clinic_id AND id = sale.order_id) THEN
      INSERT INTO counters AS c (clinic_id, name, value) VALUES (sale.clinic_id, 'drug sale', 1)
        ON CONFLICT (clinic_id, name) DO UPDATE SET value = c.value + 1 RETURNING value INTO next_serial;
      INSERT INTO drug_sales
        SELECT sale.clinic_id, sale.order_id, next_serial, sale.at, p.name, p.registration, p.address
        FROM (SELECT) AS one
        LEFT JOIN LATERAL prescriber_of(sale.clinic_id, sale.order_id) AS p ON true;
    END IF;
  END LOOP;
  INSERT INTO drug_sale_batches
    SELECT m.clinic_id, m.id, l.order_id, m.order_line_id, m.batch_id, f.manufacturer, f.schedule, f.hsn,
      f.tax_basis_points, f.mrp_paise, f.batch_no, f.expiry_date
    FROM added AS m
    JOIN pharmacy_order_lines AS l ON l.clinic_id = m.clinic_id AND l.id = m.order_line_id
    JOIN LATERAL sold_facts(m.id, m.clinic_id) AS f ON true
    WHERE m.kind = 'sale';
  RETURN NULL;
END $$;
CREATE TRIGGER stock_movements_record_sales AFTER INSERT ON stock_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_sales();

CREATE FUNCTION refuse_held_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holds boolean;
BEGIN
  -- Waits for a change of the switch.
  SELECT holds_scheduled_sales INTO holds FROM clinics WHERE id = NEW.clinic_id FOR SHARE;
  IF holds AND NOT EXISTS (
    SELECT FROM drug_sales AS s
    JOIN pharmacy_orders AS o ON o.clinic_id = s.clinic_id AND o.id = s.id
    JOIN patients AS p ON p.clinic_id = o.clinic_id AND p.id = o.patient_id
    WHERE s.clinic_id = NEW.clinic_id AND s.id = NEW.sale_id
      AND s.prescriber_name IS NOT NULL AND NOT p.placeholder AND p.erased_at IS NULL) THEN
    RAISE EXCEPTION 'schedule % is not sold without prescriber and patient', NEW.schedule
      USING ERRCODE = 'check_violation', CONSTRAINT = 'drug_sales_held';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER drug_sale_batches_held AFTER INSERT ON drug_sale_batches
  FOR EACH ROW WHEN (NEW.schedule IN ('H1', 'X')) EXECUTE FUNCTION refuse_held_sale();

-- A billed item keeps its HSN. A drug billed without an order is in no register, so it is held too.
ALTER TABLE bill_items ADD hsn text;
CREATE FUNCTION refuse_held_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holds boolean;
BEGIN
  PERFORM FROM drugs WHERE clinic_id = NEW.clinic_id AND id = NEW.drug_id AND schedule IN ('H1', 'X');
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM bills WHERE clinic_id = NEW.clinic_id AND id = NEW.bill_id
    AND pharmacy_order_id IS NOT NULL;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT holds_scheduled_sales INTO holds FROM clinics WHERE id = NEW.clinic_id FOR SHARE;
  IF holds THEN
    RAISE EXCEPTION 'schedule H1 and X are sold by an order'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'drug_sales_held';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_items_held AFTER INSERT ON bill_items
  FOR EACH ROW WHEN (NEW.drug_id IS NOT NULL) EXECUTE FUNCTION refuse_held_item();
