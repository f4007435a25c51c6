-- What is looked for every hour: answers that nobody waits for any more, and old news of the provider,
-- which no clinic but the system removes.
CREATE INDEX ai_runs_running ON ai_runs (asked_at) WHERE status = 'running';
CREATE INDEX payment_news_by_age ON payment_news (received_at);
GRANT DELETE ON payment_news TO openopd_system;
