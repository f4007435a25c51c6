-- What a pharmacist sets for the clinic. NULL days: stock nears its expiry one calendar month before.
ALTER TABLE clinics
  ADD pharmacy_licences text CHECK (
    btrim(pharmacy_licences) <> '' AND length(pharmacy_licences) <= 120
    AND pharmacy_licences !~ E'\n.*\n'),
  ADD pharmacy_label_size text NOT NULL DEFAULT '50x30'
    CHECK (pharmacy_label_size IN ('50x30', '75x50', '100x50')),
  ADD pharmacy_directions_language text NOT NULL DEFAULT 'en'
    CHECK (pharmacy_directions_language IN ('en', 'hi')),
  ADD pharmacy_near_expiry_days integer CHECK (pharmacy_near_expiry_days BETWEEN 1 AND 365),
  ADD pharmacy_settings_updated_at timestamptz;

GRANT UPDATE (
  pharmacy_licences, pharmacy_label_size, pharmacy_directions_language, pharmacy_near_expiry_days,
  pharmacy_settings_updated_at
) ON clinics TO openopd_app;
