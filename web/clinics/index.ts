export { ClinicSettingsPanel } from './clinic-settings.panel.tsx';
export { Letterhead, LetterheadFooter } from './letterhead.tsx';
export { LetterheadSwitch } from './letterhead-switch.tsx';
