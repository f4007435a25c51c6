-- One update by key for each batch. As one joined update it was planned on the statistics of a new
-- clinic, where reading all its batches for each movement seems as cheap: an import of 10,000 drugs
-- then took a time that grew with the square (2 to 50 s, by the plan). The order of the loop is the
-- order in which other transactions lock the batches.
CREATE OR REPLACE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  FOR moved IN
    SELECT clinic_id, drug_id, batch_id, sum(quantity) AS quantity FROM added
    GROUP BY 1, 2, 3 ORDER BY clinic_id, batch_id
  LOOP
    UPDATE drug_batches SET quantity = drug_batches.quantity + moved.quantity
    WHERE clinic_id = moved.clinic_id AND drug_id = moved.drug_id AND id = moved.batch_id
      AND moved.quantity <> 0;
  END LOOP;
  RETURN NULL;
END $$;
