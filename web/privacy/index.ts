export { ConsentPart } from './late-consent.tsx';
export { PrivacySection } from './privacy.section.tsx';
