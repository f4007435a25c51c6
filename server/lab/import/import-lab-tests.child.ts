import { serveReader } from '../../platform/spreadsheet/serve-reader.ts';
import { job } from './import-lab-tests.job.ts';

serveReader(job);
