export { AuthFrame } from './auth-frame.tsx';
export { ChangePasswordForm } from './change-password.form.tsx';
export { CurrentPasswordField, changesOwnAccount, checkOwnAccount } from './own-account-check.tsx';
