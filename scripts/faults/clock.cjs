/* Preloaded into a host: SIGUSR2 sets its clock an hour ahead, then an hour back, then to the real time. Timers are not affected. */
const steps = [3_600_000, -3_600_000, 0];
const Real = Date;
let offset = 0;
let at = 0;

class MovedDate extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() + offset);
    else super(...args);
  }

  static now() {
    return Real.now() + offset;
  }
}

globalThis.Date = MovedDate;
process.on('SIGUSR2', () => {
  offset = steps[at % steps.length];
  at += 1;
});
