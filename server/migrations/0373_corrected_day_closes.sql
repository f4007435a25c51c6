-- A close that corrects the count of an earlier one, with the reason. The first stays as it was written,
-- and is corrected once: a correction can be corrected again.
ALTER TABLE day_closes
  ADD corrects_id uuid,
  ADD FOREIGN KEY (clinic_id, corrects_id) REFERENCES day_closes (clinic_id, id),
  ADD CONSTRAINT day_closes_are_corrected_once UNIQUE (clinic_id, corrects_id),
  ADD CONSTRAINT day_closes_say_why_corrected CHECK (corrects_id IS NULL OR note IS NOT NULL);
