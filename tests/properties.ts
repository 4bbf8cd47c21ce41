import fc from 'fast-check';

/** The same cases in every run, so that what fails tells of a change and not of luck; FC_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

export default fc;
