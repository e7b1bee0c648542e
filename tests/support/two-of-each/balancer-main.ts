/** The balancer as a process: `node balancer-main.ts <port> <a process's port> ...` */
import { openBalancer } from './balancer.ts';

const [port, ...processes] = process.argv.slice(2).map(Number);
await openBalancer(processes, port);
