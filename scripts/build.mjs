// `npm run build`: builds the browser application when one of its sources has changed.
import { ensureBuilt, ensureInstalled } from './runtime.mjs';

ensureInstalled();
ensureBuilt();
