// Is ready, and falls at once, again and again.
process.send?.('ready', () => process.exit(1));
