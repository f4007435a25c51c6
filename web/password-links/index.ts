export { LinkModal } from './link.modal.tsx';
export { PasswordHistoryModal } from './password-history.modal.tsx';
export { PasswordLinkModal } from './password-link.modal.tsx';
export { PasswordNotice } from './password-notice.tsx';
export { settingText } from './setting-text.ts';
