-- A visit's complaint that was deleted from the patient's history. The visit's record keeps it, and
-- writing another complaint there puts that one into the history again.
ALTER TABLE visits ADD COLUMN complaint_hidden_at timestamptz;
