export { PinForm } from './pin.form.tsx';
export { ResetSecondFactor } from './reset-second-factor.tsx';
