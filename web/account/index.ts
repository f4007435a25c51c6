export { OwnPasswordForm } from './own-password.form.tsx';
export { PinForm } from './pin.form.tsx';
export { ResetSecondFactor } from './reset-second-factor.tsx';
export { SetUpFactor } from './set-up-factor.tsx';
