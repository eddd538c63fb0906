/** How many dialogs are open: what lies below an open one is neither reached nor heard. */
export const dialogs = $state({ open: 0 });
