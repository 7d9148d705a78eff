/** Stands for the provider of what came by bank transfer: staff note it, and send it back by hand. */
export const byInvoice = 'invoice';
