import { runShop } from './run-shop.ts';
import { wonderling } from './wonderling.ts';

await runShop(wonderling);
