-- A clinic whose computers are shared: idle screens lock, and closing the browser signs out.
ALTER TABLE clinics
  ADD COLUMN shared_computers boolean NOT NULL DEFAULT false,
  ADD COLUMN lock_after_minutes smallint NOT NULL DEFAULT 5
    CHECK (lock_after_minutes BETWEEN 1 AND 30);
GRANT UPDATE (shared_computers, lock_after_minutes) ON clinics TO openopd_app;
