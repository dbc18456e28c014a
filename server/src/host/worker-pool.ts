// Spreads jobs over worker threads. Jobs and answers are plain data.
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** What goes to a worker and what comes back. */
interface Message<T> {
  readonly index: number;
  readonly body: T;
}

type Reply<A> = Message<{ readonly answer: A } | { readonly failure: string }>;

/** More threads than this wait for memory, not for a processor. */
const MOST_THREADS = 8;

/** How many threads are worth starting on this machine. */
export function threadCount(): number {
  return Math.min(MOST_THREADS, availableParallelism());
}

/**
 * Has the program at `script` answer all jobs, one at a time in each of `threads` threads. The answers come
 * in the order of the jobs; `onAnswer` hears of each as it comes. Fails when a thread dies.
 */
export async function answerInWorkers<J, A>(
  script: string,
  threads: number,
  jobs: readonly J[],
  onAnswer: (answer: A) => void,
): Promise<A[]> {
  const answers = new Array<A>(jobs.length);
  let next = 0;
  const workers: Worker[] = [];
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script);
      workers.push(worker);
      const give = (): void => {
        if (next >= jobs.length) return resolve();
        const index = next++;
        worker.postMessage({ index, body: jobs[index] } satisfies Message<J | undefined>);
      };
      worker.on('message', ({ index, body }: Reply<A>) => {
        if ('failure' in body) return reject(new Error(body.failure));
        answers[index] = body.answer;
        onAnswer(body.answer);
        give();
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('A worker thread ended early.')));
      give();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, runOne));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return answers;
}

/** The worker's side: answers each job with `answer` until the pool ends it. */
export function answerJobs<J, A>(answer: (job: J) => A | Promise<A>): void {
  parentPort?.on('message', ({ index, body }: Message<J>) => {
    const reply = (result: Reply<A>['body']): void => parentPort?.postMessage({ index, body: result });
    Promise.resolve()
      .then(() => answer(body))
      .then(
        (made) => reply({ answer: made }),
        (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
      );
  });
}
