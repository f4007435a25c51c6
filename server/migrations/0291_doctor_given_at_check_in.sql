-- The check-in gave a visit that waited without a doctor the appointment's: its undo takes the doctor back.
ALTER TABLE appointments ADD gave_doctor boolean NOT NULL DEFAULT false;
