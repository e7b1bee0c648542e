/** For the fault trials' web and worker: payments and mail are reached through the harness. */
process.env.SANDBOX_PORT = process.env.FAULT_PROVIDER_PORT;
process.env.SANDBOX_SMTP_PORT = process.env.FAULT_SMTP_PORT;
