/**
 * Loaded into the server before it starts: the longest that its thread worked without turning to anybody else, in time of
 * the processor, which others on the machine don't lengthen. Told on SIGWINCH, and counted anew.
 */
let most = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  most = Math.max(most, (user + system) / 1_000);
}, 1).unref();
process.on('SIGWINCH', () => {
  process.stdout.write(`longest ${most.toFixed(1)}\n`);
  most = 0;
});
