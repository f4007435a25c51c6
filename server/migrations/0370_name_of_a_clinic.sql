-- The owner corrects the clinic's name in its settings (decision 252).
GRANT UPDATE (name) ON clinics TO openopd_app;
