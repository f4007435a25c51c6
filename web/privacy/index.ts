export { ConsentPart } from './lazy-consent.tsx';
export { PrivacySection } from './privacy.section.tsx';
