// The worker thread of `check`.
import { answerJobs } from '../host/workers';
import { checkFiles, type CheckJob } from './work';

answerJobs((job: CheckJob) => checkFiles(job));
