export { ConsentPart } from './consent.tsx';
export { PrivacySection } from './privacy.section.tsx';
