// `npm run build`: builds the browser application when something that it is made from has changed.
import { ensureBuilt, ensureInstalled } from './runtime.mjs';

ensureInstalled();
ensureBuilt();
