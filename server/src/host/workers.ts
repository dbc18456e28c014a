// A small pool of worker threads: jobs in, answers out, in the order of the jobs.
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** How many workers this machine can keep busy. */
export function workerCount(): number {
  return Math.max(1, availableParallelism());
}

interface Request<Job> {
  readonly id: number;
  readonly job: Job;
}

/**
 * Runs jobs on worker threads and gives their answers in order, as soon as each is there.
 * At most a few jobs per worker are under way, so an endless list of jobs stays small in memory.
 * @param program the worker's bundle; it calls `answerJobs`
 */
export async function* runJobs<Job, Answer>(
  program: string,
  jobs: Iterable<Job> | AsyncIterable<Job>,
  workers = workerCount(),
): AsyncGenerator<Answer> {
  const threads = Array.from({ length: workers }, () => new Worker(program));
  try {
    const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
    for (const thread of threads) {
      thread.on('message', ({ id, answer, error }: { id: number; answer: Answer; error?: string }) => {
        const request = waiting.get(id);
        waiting.delete(id);
        if (error === undefined) request?.resolve(answer);
        else request?.reject(new Error(error));
      });
      thread.on('error', (error: Error) => {
        for (const { reject } of waiting.values()) reject(error);
        waiting.clear();
      });
    }
    const answers: Promise<Answer>[] = [];
    let id = 0;
    for await (const job of jobs) {
      const request: Request<Job> = { id, job };
      const answer = new Promise<Answer>((resolve, reject) => waiting.set(request.id, { resolve, reject }));
      // A failure is thrown where the answer is awaited, in its turn.
      answer.catch(() => undefined);
      answers.push(answer);
      threads[id % threads.length]!.postMessage(request);
      id += 1;
      if (answers.length >= workers * 2) yield await answers.shift()!;
    }
    for (const answer of answers) yield await answer;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** The worker's side: answers each job with `work`. */
export function answerJobs<Job, Answer>(work: (job: Job) => Answer): void {
  parentPort?.on('message', ({ id, job }: Request<Job>) => {
    try {
      parentPort?.postMessage({ id, answer: work(job) });
    } catch (error) {
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
}
