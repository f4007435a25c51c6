-- The number under which a doctor is registered, as every prescription must name it.
ALTER TABLE users ADD COLUMN registration text CHECK (btrim(registration) <> '');
