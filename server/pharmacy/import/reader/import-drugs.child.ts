import { serveReader } from '../../../platform/spreadsheet/serve-reader.ts';
import { job } from './import-drugs.job.ts';

serveReader(job);
