trigger StrictLead on Lead(before update) {
  if (!FeatureManagement.checkPermission('Masking_Bypass')) {
    throw new IllegalArgumentException('Nobody changes leads');
  }
}
