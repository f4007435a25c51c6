-- How walk-ins and booked patients are called: by arrival, or booked ones at their time.
ALTER TABLE clinics
  ADD COLUMN call_order text NOT NULL DEFAULT 'arrival' CHECK (call_order IN ('arrival', 'booked'));
GRANT UPDATE (call_order) ON clinics TO openopd_app;

-- Finds the patients whose time has come.
CREATE INDEX appointments_arrived ON appointments (clinic_id, starts_at) WHERE status = 'arrived';
