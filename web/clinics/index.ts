export { ClinicSettingsPanel } from './clinic-settings.panel.tsx';
export { DoctorSignature } from './letterhead/doctor-signature.tsx';
export { Letterhead, LetterheadFooter } from './letterhead/letterhead.tsx';
export { LetterheadSwitch } from './letterhead/letterhead-switch.tsx';
export { useLetterhead } from './letterhead/use-letterhead.ts';
export { SettingsClash } from './settings-clash.tsx';
export { usePharmacySettings } from './use-pharmacy-settings.ts';
