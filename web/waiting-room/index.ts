export { publicAddress } from './settings/public-address.ts';
