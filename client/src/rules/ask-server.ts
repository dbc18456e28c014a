// How the rules' commands and views ask the server, which is started by the first question.

/** Sends a request; the server is started when it does not run yet. */
export type AskServer = <Result>(method: string, params?: object) => Promise<Result>;
