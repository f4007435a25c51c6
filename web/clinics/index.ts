export { ClinicSettingsPanel } from './clinic-settings.panel.tsx';
export { Letterhead, LetterheadFooter } from './letterhead.tsx';
export { LetterheadSwitch } from './letterhead-switch.tsx';
export { SettingsClash } from './settings-clash.tsx';
export { useLetterhead } from './use-letterhead.ts';
export { usePharmacySettings } from './use-pharmacy-settings.ts';
