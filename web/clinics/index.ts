export { ClinicSettingsPanel } from './clinic-settings.panel.tsx';
