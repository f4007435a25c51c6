-- A pharmacist who added a drug to a doctor's order sold it on that doctor's name. A line is the
-- doctor's when a doctor of the clinic wrote it, up to the quantity that the doctor wrote.
ALTER TABLE pharmacy_order_lines
  ADD prescribed_by uuid,
  ADD prescribed_quantity integer CHECK (prescribed_quantity > 0),
  ADD CONSTRAINT pharmacy_order_lines_prescribed_with_quantity
    CHECK ((prescribed_by IS NULL) = (prescribed_quantity IS NULL)),
  ADD FOREIGN KEY (clinic_id, prescribed_by) REFERENCES users (clinic_id, id);
GRANT UPDATE (prescribed_by, prescribed_quantity) ON pharmacy_order_lines TO openopd_app;

-- Who added each line of older orders is not known: they stay the doctor's of the order.
UPDATE pharmacy_order_lines AS l
  SET prescribed_by = doctor.id, prescribed_quantity = l.quantity
  FROM pharmacy_orders AS o
  LEFT JOIN visits AS v ON v.clinic_id = o.clinic_id AND v.id = o.visit_id
  JOIN users AS doctor ON doctor.clinic_id = o.clinic_id AND doctor.role = 'doctor'
    AND doctor.id = coalesce(v.doctor_id, o.created_by)
  WHERE o.clinic_id = l.clinic_id AND o.id = l.order_id AND o.prescriber_name IS NULL;

-- The prescriber of one line: the doctor who wrote it, else the one named for the order.
CREATE FUNCTION prescriber_of_line(clinic uuid, line uuid)
  RETURNS TABLE (name text, registration text, address text) LANGUAGE sql STABLE AS $$
  SELECT coalesce(doctor.name, o.prescriber_name),
    CASE WHEN doctor.id IS NULL THEN o.prescriber_registration ELSE doctor.registration END,
    CASE WHEN doctor.id IS NULL THEN o.prescriber_address
      ELSE concat_ws(', ', coalesce(c.letterhead_name, c.name), c.letterhead_address) END
  FROM (SELECT * FROM pharmacy_order_lines WHERE clinic_id = clinic AND pharmacy_order_lines.id = line
    OFFSET 0) AS l
  CROSS JOIN LATERAL (SELECT * FROM pharmacy_orders AS one
    WHERE one.clinic_id = l.clinic_id AND one.id = l.order_id OFFSET 0) AS o
  JOIN clinics AS c ON c.id = l.clinic_id
  LEFT JOIN users AS doctor ON doctor.clinic_id = l.clinic_id AND doctor.id = l.prescribed_by
    AND l.quantity <= l.prescribed_quantity
  WHERE coalesce(doctor.name, o.prescriber_name) IS NOT NULL
$$;

-- The prescriber on the head of an order: of its first line that has one. An order without drugs is
-- the paper of its doctor.
CREATE OR REPLACE FUNCTION prescriber_of(clinic uuid, of_order uuid)
  RETURNS TABLE (name text, registration text, address text) LANGUAGE sql STABLE AS $$
  (SELECT p.name, p.registration, p.address
    FROM (SELECT * FROM pharmacy_order_lines WHERE clinic_id = clinic AND order_id = of_order
      OFFSET 0) AS l
    CROSS JOIN LATERAL prescriber_of_line(l.clinic_id, l.id) AS p
    ORDER BY l.position LIMIT 1)
  UNION ALL
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
    AND NOT EXISTS (SELECT FROM pharmacy_order_lines
      WHERE clinic_id = clinic AND order_id = of_order)
$$;

-- The registers show who prescribed each batch that was sold. NULL: not known at the sale.
ALTER TABLE drug_sale_batches
  ADD prescriber_name text,
  ADD prescriber_registration text,
  ADD prescriber_address text;
UPDATE drug_sale_batches AS b
  SET prescriber_name = s.prescriber_name, prescriber_registration = s.prescriber_registration,
    prescriber_address = s.prescriber_address
  FROM drug_sales AS s WHERE s.clinic_id = b.clinic_id AND s.id = b.sale_id;

CREATE OR REPLACE FUNCTION record_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sale record;
  next_serial integer;
BEGIN
  FOR sale IN
    SELECT m.clinic_id, l.order_id, min(m.at) AS at FROM added AS m
    CROSS JOIN LATERAL (SELECT order_id FROM pharmacy_order_lines
      WHERE clinic_id = m.clinic_id AND id = m.order_line_id OFFSET 0) AS l
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
      f.tax_basis_points, f.mrp_paise, f.batch_no, f.expiry_date, p.name, p.registration, p.address
    FROM added AS m
    CROSS JOIN LATERAL (SELECT order_id FROM pharmacy_order_lines
      WHERE clinic_id = m.clinic_id AND id = m.order_line_id OFFSET 0) AS l
    CROSS JOIN LATERAL (SELECT * FROM sold_facts(m.id, m.clinic_id) OFFSET 0) AS f
    LEFT JOIN LATERAL prescriber_of_line(m.clinic_id, m.order_line_id) AS p ON true
    WHERE m.kind = 'sale';
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refuse_held_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holds boolean;
BEGIN
  -- Waits for a change of the switch.
  SELECT holds_scheduled_sales INTO holds FROM clinics WHERE id = NEW.clinic_id FOR SHARE;
  IF holds AND (NEW.prescriber_name IS NULL OR NOT EXISTS (
    SELECT FROM pharmacy_orders AS o
    WHERE o.clinic_id = NEW.clinic_id AND o.id = NEW.sale_id
      AND is_named_patient(o.clinic_id, o.patient_id))) THEN
    RAISE EXCEPTION 'schedule % is not sold without prescriber and patient', NEW.schedule
      USING ERRCODE = 'check_violation', CONSTRAINT = 'drug_sales_held';
  END IF;
  RETURN NULL;
END $$;
