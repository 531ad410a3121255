"""What people see: each page is made from data and words alone, and knows nothing of clicks or stores."""
