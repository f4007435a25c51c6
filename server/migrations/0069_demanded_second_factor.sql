-- From when everybody of a clinic needs a second factor; its owner sets it. Without one a session can do
-- nothing but set it up. The owner's transactions write it, never a request of the clinic.
ALTER TABLE clinics ADD COLUMN second_factor_from timestamptz;
