export { type PictureSize, pictureSize } from './picture-size.ts';
