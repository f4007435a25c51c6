export { HealthSection } from './health.section.tsx';
export { InstallationHealthCard } from './installation-health-card.tsx';
