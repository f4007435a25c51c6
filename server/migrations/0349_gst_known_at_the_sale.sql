-- Whether the GST rate of a sold drug was known at its sale: a rate that is entered later, from an earlier
-- day on, does not change it. NULL: a sale from before, or no drug.
ALTER TABLE bill_items ADD COLUMN gst_known boolean;

CREATE FUNCTION note_known_gst() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce((
      SELECT rate.basis_points IS NOT NULL FROM drug_gst_rates AS rate
      WHERE rate.clinic_id = NEW.clinic_id AND rate.drug_id = NEW.drug_id
        AND rate.from_day <= (NEW.created_at AT TIME ZONE clinics.time_zone)::date
      ORDER BY rate.from_day DESC LIMIT 1), false)
    INTO NEW.gst_known
    FROM clinics WHERE id = NEW.clinic_id;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_items_note_known_gst BEFORE INSERT ON bill_items FOR EACH ROW
  WHEN (NEW.drug_id IS NOT NULL AND NEW.gst_known IS NULL) EXECUTE FUNCTION note_known_gst();
