import { spawn } from 'node:child_process';
import { root, type Step } from './steps';

export interface Ended {
  step: Step;
  ok: boolean;
  seconds: number;
}

/** Runs a step. Its output is printed in one piece at the end, because other steps run in parallel. */
function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Ended> {
  const started = performance.now();
  console.log(`── ${step.name} …`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: root,
      env: { ...env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      const ok = code === 0;
      process.stdout.write(`\n── ${step.name}\n${Buffer.concat(printed).toString()}`);
      console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve({ step, ok, seconds });
    });
  });
}

/** Runs all steps, each as soon as enough cores are free and the steps it depends on have ended. Ties are resolved by order. */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  env: NodeJS.ProcessEnv,
): Promise<Ended[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<Ended>>();
  const ended: Ended[] = [];
  const busy = () => [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
  const mayBegin = ({ cores: needed, after = [] }: Step) =>
    busy() + needed <= cores &&
    after.every(
      (name) => !steps.some((step) => step.name === name) || ended.some((done) => done.step.name === name),
    );
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(mayBegin);
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) {
      running.set(step, runStep(step, env));
      continue;
    }
    const done = await Promise.race(running.values());
    running.delete(done.step);
    ended.push(done);
  }
  return ended;
}
