/** For journeys: the shop of two web and two worker processes, with the demo family in it, in the place of the supervisor. */
import { seedDemoShop } from '#seeds/demo-shop.ts';
import { runTwoOfEach } from './run.ts';

await runTwoOfEach({ seed: seedDemoShop });
